/** An actor and its critic in the learner's memory: where their numbers lie, and what they are called in files. */

/** @typedef {import("./wasm.js").Simulator} Simulator */
/** @typedef {import("./wasm.js").WasmArray} WasmArray */
/** @typedef {Record<string, number>} Layer places and sizes, by the names of the table's columns */
/** @typedef {{name: string, shape: number[], values: Float32Array | Float64Array}} NamedArray */

const ACTOR_SEED = 0;
const CRITIC_SEED = 1;

export class Networks {
  /**
   * @param {Simulator} simulator
   * @param {number} inputs
   * @param {number[]} hidden widths of the hidden layers
   * @param {number} actions
   * @param {boolean} tanh whether that is the activation; else it is ReLU
   */
  constructor(simulator, inputs, hidden, actions, tanh) {
    const { lesson } = simulator.facts;
    this.simulator = simulator;
    this.actions = actions;
    this.tanh = Number(tanh);
    this.widest = Math.max(inputs, actions, ...hidden);
    const sizes = simulator.array("int64", [lesson.sizes.length]);
    this.actor = this.layOut([inputs, ...hidden, actions], sizes);
    this.critic = this.layOut([inputs, ...hidden, 1], sizes);
    const counted = Object.fromEntries(lesson.sizes.map((name, at) => [name, Number(simulator.integers(sizes)[at])]));
    /** Where the logarithms of the deviations lie. */
    this.logStdAt = counted.parameters;
    this.count = counted.parameters + Math.ceil(actions / lesson.lane) * lesson.lane;
    this.theta = simulator.array("float32", [this.count]);
    this.turned = simulator.array("float32", [counted.turned]);
    this.block = simulator.array("float32", [counted.block]);
    this.logStd = { ...this.theta, at: this.theta.at + 4 * this.logStdAt, shape: [actions], length: actions };
  }

  /**
   * @param {number[]} widths
   * @param {WasmArray} sizes counted so far
   */
  layOut(widths, sizes) {
    const { simulator } = this;
    const table = simulator.array("int64", [widths.length - 1, simulator.facts.lesson.layerColumns.length]);
    simulator.bind("lay_out", simulator.array("int64", [widths.length], widths.map(BigInt)), table, sizes)();
    return table;
  }

  /**
   * First weights from the seeds of a run.
   * @param {BigUint64Array} seeds
   * @param {number} logStd
   */
  draw(seeds, logStd) {
    const { simulator } = this;
    const [actorGain, criticGain] = simulator.facts.lesson.gains;
    const work = simulator.array("float64", [this.widest, this.widest]);
    simulator.bind("draw_first_weights", seeds[ACTOR_SEED], actorGain, this.actor, this.theta, work)();
    simulator.bind("draw_first_weights", seeds[CRITIC_SEED], criticGain, this.critic, this.theta, work)();
    simulator.singles(this.logStd).fill(logStd);
  }

  /**
   * A table's rows by the names of its columns.
   * @param {WasmArray} table
   * @returns {Layer[]}
   */
  layers(table) {
    const names = this.simulator.facts.lesson.layerColumns;
    const values = this.simulator.integers(table);
    return Array.from({ length: table.shape[0] }, (_, row) =>
      Object.fromEntries(names.map((name, column) => [name, Number(values[row * names.length + column])])));
  }

  /** Every parameter under torch's name and in torch's shape. @returns {NamedArray[]} */
  parameters() {
    const theta = this.simulator.singles(this.theta);
    const found = [{ name: "log_std", shape: [this.actions], values: this.simulator.singles(this.logStd).slice() }];
    for (const [table, hiddenName, lastName] of /** @type {[WasmArray, string, string][]} */ ([
      [this.actor, "mlp_extractor.policy_net", "action_net"], [this.critic, "mlp_extractor.value_net", "value_net"],
    ])) {
      const layers = this.layers(table);
      layers.forEach((layer, index) => {
        const isLast = index === layers.length - 1;
        // Between two layers of torch's there is an activation.
        const name = isLast ? lastName : `${hiddenName}.${2 * index}`;
        found.push({ name: `${name}.weight`, shape: [layer.outputs, layer.inputs], values: weightsOf(theta, layer, isLast) });
        found.push({ name: `${name}.bias`, shape: [layer.outputs], values: theta.slice(layer.biases, layer.biases + layer.outputs) });
      });
    }
    return found;
  }
}

/**
 * One row per output, as torch has them.
 * @param {Float32Array} theta
 * @param {Layer} layer
 * @param {boolean} isLast
 */
function weightsOf(theta, layer, isLast) {
  const { inputs, outputs } = layer;
  const values = new Float32Array(inputs * outputs);
  for (let o = 0; o < outputs; o += 1) {
    for (let i = 0; i < inputs; i += 1) {
      const at = isLast ? o * layer.input_row + i : i * layer.output_row + o;
      values[o * inputs + i] = theta[layer.weights + at];
    }
  }
  return values;
}

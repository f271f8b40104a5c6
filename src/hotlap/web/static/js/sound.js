/** Engine, tyres, impacts and the countdown, made by Web Audio. Silent until the first key or click. */

/** @typedef {import("./poses.js").Pose} Pose */

const GEARS = [0, 9, 16, 23, 30, 37, 60];
const IDLE_HZ = 34;
const REV_HZ = 92;

export class Sound {
  constructor() {
    this.muted = false;
    /** @type {AudioContext | null} */
    this.context = null;
    this.hit = 0;
  }

  /** Browsers want a key or a click before any sound. */
  start() {
    if (this.context || typeof AudioContext === "undefined") return;
    const context = new AudioContext();
    this.context = context;
    this.master = context.createGain();
    this.master.gain.value = this.muted ? 0 : 0.5;
    this.master.connect(context.destination);
    this.engine = this.makeEngine(context);
    this.tyres = this.makeNoise(context, 900, 2.2);
    this.gravel = this.makeNoise(context, 260, 0.7);
    this.wind = this.makeNoise(context, 420, 0.4);
  }

  /** @param {AudioContext} context */
  makeEngine(context) {
    const gain = context.createGain();
    gain.gain.value = 0;
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    const oscillators = [["sawtooth", 1, 0.34], ["square", 0.5, 0.2], ["triangle", 2, 0.14]].map(([type, multiple, level]) => {
      const oscillator = context.createOscillator();
      oscillator.type = /** @type {OscillatorType} */ (type);
      const share = context.createGain();
      share.gain.value = Number(level);
      oscillator.connect(share).connect(filter);
      oscillator.start();
      return { oscillator, multiple: Number(multiple) };
    });
    filter.connect(gain).connect(/** @type {GainNode} */ (this.master));
    return { gain, filter, oscillators };
  }

  /**
   * @param {AudioContext} context
   * @param {number} frequency
   * @param {number} quality
   */
  makeNoise(context, frequency, quality) {
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = frequency;
    filter.Q.value = quality;
    const gain = context.createGain();
    gain.gain.value = 0;
    source.connect(filter).connect(gain).connect(/** @type {GainNode} */ (this.master));
    source.start();
    return { gain, filter };
  }

  /** @param {Pose} pose of the followed car */
  update(pose) {
    const { context, engine, tyres, gravel, wind } = this;
    if (!context || !engine || !tyres || !gravel || !wind) return;
    const now = context.currentTime;
    const speed = Math.abs(pose.forward);
    const gear = Math.max(GEARS.findIndex((top) => speed < top), 1);
    const within = (speed - GEARS[gear - 1]) / (GEARS[gear] - GEARS[gear - 1]);
    const hertz = IDLE_HZ + REV_HZ * (0.28 + 0.72 * within) * Math.min(speed / 5 + 0.25 + pose.throttle * 0.3, 1);
    for (const { oscillator, multiple } of engine.oscillators) oscillator.frequency.setTargetAtTime(hertz * multiple, now, 0.04);
    engine.filter.frequency.setTargetAtTime(320 + hertz * 7 + pose.throttle * 900, now, 0.05);
    engine.gain.gain.setTargetAtTime(0.1 + 0.16 * pose.throttle, now, 0.05);
    const slide = Math.max(Math.abs(Math.atan2(pose.sideways, speed + 2)) - 0.08, 0) * Math.min(speed / 12, 1);
    tyres.gain.gain.setTargetAtTime(pose.offTrack ? 0 : Math.min(slide * 1.4, 0.3), now, 0.04);
    tyres.filter.frequency.setTargetAtTime(700 + slide * 900, now, 0.05);
    gravel.gain.gain.setTargetAtTime(pose.offTrack ? Math.min(speed / 30, 0.5) : 0, now, 0.05);
    wind.gain.gain.setTargetAtTime((speed / 42) ** 2 * 0.12, now, 0.1);
    if (pose.wall && now - this.hit > 0.18 && speed > 1.5) this.thump(now, Math.min(speed / 20, 1));
  }

  /**
   * @param {number} now
   * @param {number} strength
   */
  thump(now, strength) {
    this.hit = now;
    this.tone(90, 0.16, 0.5 * strength, "triangle", 38);
  }

  /** A light of the countdown. @param {boolean} last */
  beep(last) {
    this.tone(last ? 880 : 440, last ? 0.5 : 0.16, 0.22, "square");
  }

  /** A lap is done. @param {boolean} best */
  chime(best) {
    this.tone(best ? 784 : 523, 0.22, 0.16, "triangle");
    if (best) setTimeout(() => this.tone(1047, 0.3, 0.16, "triangle"), 130);
  }

  /**
   * @param {number} hertz
   * @param {number} seconds
   * @param {number} level
   * @param {OscillatorType} type
   * @param {number} [to] hertz at its end
   */
  tone(hertz, seconds, level, type, to) {
    const { context, master } = this;
    if (!context || !master) return;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.value = hertz;
    if (to) oscillator.frequency.exponentialRampToValueAtTime(to, context.currentTime + seconds);
    gain.gain.setValueAtTime(level, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds);
    oscillator.connect(gain).connect(master);
    oscillator.start();
    oscillator.stop(context.currentTime + seconds);
  }

  /** Engine and tyres fall silent, as in a pause. */
  hush() {
    for (const part of [this.engine, this.tyres, this.gravel, this.wind]) {
      if (this.context) part?.gain.gain.setTargetAtTime(0, this.context.currentTime, 0.05);
    }
  }

  /** @param {boolean} muted */
  mute(muted) {
    this.muted = muted;
    if (this.context && this.master) this.master.gain.setTargetAtTime(muted ? 0 : 0.5, this.context.currentTime, 0.02);
  }
}

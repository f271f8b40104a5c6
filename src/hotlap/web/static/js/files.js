/** The page's files: embedded in a one-file page, else fetched from beside it. */

const EMBEDDED = "hotlap-data";

/** @type {Record<string, any> | null | undefined} */
let embedded;

/** What a one-file page carries: paths with base64, or with parsed JSON. */
function embeddedFiles() {
  if (embedded === undefined) {
    const element = typeof document === "undefined" ? null : document.getElementById(EMBEDDED);
    embedded = element ? JSON.parse(element.textContent ?? "{}") : null;
  }
  return embedded;
}

/** Whether everything is in this one file. */
export function isOneFile() {
  return Boolean(embeddedFiles());
}

/**
 * @param {string} path relative to the page
 * @returns {Promise<any>}
 */
export async function loadJson(path) {
  const files = embeddedFiles();
  if (files) return find(files, path);
  return (await request(path)).json();
}

/**
 * @param {string} path relative to the page
 * @returns {Promise<Uint8Array>}
 */
export async function loadBytes(path) {
  const files = embeddedFiles();
  if (files) return Uint8Array.from(atob(find(files, path)), (letter) => letter.charCodeAt(0));
  return new Uint8Array(await (await request(path)).arrayBuffer());
}

/**
 * @param {Record<string, any>} files
 * @param {string} path
 */
function find(files, path) {
  if (!(path in files)) throw new Error(`${path} is not in this file`);
  return files[path];
}

/** @param {string} path */
async function request(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

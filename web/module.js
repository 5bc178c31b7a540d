"use strict";
/* The module: a request in, an answer out, both as JSON. `bidiscope.wasm` is fetched from where the page came from; a page
   that was opened from a folder can fetch nothing, and has the module in a script. */
const bidiscope = (() => {
  let compiled = null;
  let instance = null;

  const script = (address) => new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = address;
    element.onload = done;
    element.onerror = () => failed(new Error(address));
    document.head.append(element);
  });

  const embedded = async () => {
    await script("bidiscope-embedded.js");
    const text = atob(self.bidiscopeEmbedded);
    delete self.bidiscopeEmbedded;
    return WebAssembly.compile(Uint8Array.from(text, (it) => it.charCodeAt(0)));
  };

  const fetched = async () => {
    const answer = await fetch("bidiscope.wasm");
    if (!answer.ok) throw new Error(`bidiscope.wasm: ${answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  };

  const start = async () => {
    compiled ??= await (location.protocol === "file:" ? embedded() : fetched());
    instance = (await WebAssembly.instantiate(compiled, {})).exports;
  };

  /** The bytes of the answer to a request. After a fault the module starts again, and the fault is thrown. */
  const bytes = (request) => {
    const written = new TextEncoder().encode(JSON.stringify(request));
    try {
      const place = instance.request(written.length);
      new Uint8Array(instance.memory.buffer, place, written.length).set(written);
      const begin = instance.answer();
      return new Uint8Array(instance.memory.buffer, begin, instance.answer_length()).slice();
    } catch (fault) {
      instance = new WebAssembly.Instance(compiled, {}).exports;
      throw fault;
    }
  };

  const call = (name, request = {}) => JSON.parse(new TextDecoder().decode(bytes({ call: name, ...request })));

  return { start, bytes, call };
})();

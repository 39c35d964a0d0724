/** For `node --import`: what is asked by https is asked of the server that LOCAL_HOSTS names, below the host's name. */
const { fetch } = globalThis;

globalThis.fetch = (address, options) =>
  fetch(String(address).replace(/^https:\//, process.env.LOCAL_HOSTS), options);

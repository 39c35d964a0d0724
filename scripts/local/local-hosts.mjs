/** For `node --import`: sends each https request to the server LOCAL_HOSTS, with the host's name before the path. */
const { fetch } = globalThis;

globalThis.fetch = (address, options) =>
  fetch(String(address).replace(/^https:\//, process.env.LOCAL_HOSTS), options);

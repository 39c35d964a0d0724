/** For `node --import`: what is asked of Contentful's hosts of files is asked of the service that ASSET_HOSTS names. */
const { fetch } = globalThis;

globalThis.fetch = (address, options) =>
  fetch(
    String(address).replace(/^https:\/\/(?=\w+\.ctfassets\.net\/)/, `${process.env.ASSET_HOSTS}/`),
    options,
  );

import { portOffset } from './port-offset.ts';

/** No two end in the same two digits: offsets in hundreds never meet. */
const base = {
  /** The Hosting emulator: the site as it is deployed. */
  hosting: 8080,
  functions: 5001,
  tasks: 9499,
  eventarc: 9298,
  hub: 4400,
  logging: 4502,
  /** Vite with hot reload. */
  dev: 5173,
  /** The site in which words are changed. */
  edit: 5174,
  /** The built site, for its pictures. */
  shots: 5175,
  /** maildev: the clinic's inbox. */
  smtp: 1026,
  inbox: 8025,
  /** The local content service. */
  content: 8055,
  /** The site that looks for newer content, and the content service it asks, in the browser tests. */
  liveSite: 8056,
  liveContent: 8057,
  /** The site built from the repository's own content, in the browser tests. */
  ownSite: 8058,
  /** The site of a clinic with the longest texts, in the browser tests. */
  stretchedSite: 8067,
  /** The site of a clinic unlike the fixture, in the browser tests, and the function that takes its requests. */
  secondSite: 8060,
  secondContact: 8066,
};

/** The loopback ports of everything that runs on this machine. */
export const ports = Object.fromEntries(
  Object.entries(base).map(([name, port]) => [name, port + portOffset()]),
) as typeof base;

/** The ports the Firebase emulators take, by the emulator's name in `firebase.json`. */
export const emulatorPorts = {
  hosting: ports.hosting,
  functions: ports.functions,
  tasks: ports.tasks,
  eventarc: ports.eventarc,
  hub: ports.hub,
  logging: ports.logging,
};

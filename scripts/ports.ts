/** The loopback ports of the local site. `firebase.json` names the emulators' ports again; a test keeps them equal. */
export const ports = {
  /** The Hosting emulator: the site as it is deployed. */
  hosting: 8080,
  functions: 5001,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  /** Vite with hot reload. */
  dev: 5173,
  /** Vite with the components in all their states. */
  gallery: 5174,
  /** The built site, for its pictures. */
  shots: 5175,
  /** maildev: the clinic's inbox. */
  smtp: 1025,
  inbox: 8025,
  /** The local content service. */
  content: 8055,
  /** The site that looks for newer content, and the content service it asks, in the browser tests. */
  liveSite: 8056,
  liveContent: 8057,
  /** The functions of `npm run prove`, and their mail server. */
  provedContact: 8061,
  provedDeliver: 8062,
  provedSmtp: 8063,
} as const;

/** The ports the Firebase emulators take. */
export const emulatorPorts = [
  ports.hosting,
  ports.functions,
  ports.tasks,
  ports.eventarc,
  ports.hub,
  ports.logging,
];

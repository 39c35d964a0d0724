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
  /** maildev: the clinic's inbox. */
  smtp: 1025,
  inbox: 8025,
  /** The local content service. */
  content: 8055,
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

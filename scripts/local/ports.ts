import { portOffset } from './test-environment.ts';

/** The last two digits of the ports differ, so that offsets in hundreds never cause a collision. */
const base = {
  hosting: 8080,
  functions: 5001,
  tasks: 9499,
  eventarc: 9298,
  hub: 4400,
  logging: 4502,
  dev: 5173,
  edit: 5174,
  smtp: 1026,
  inbox: 8025,
  liveSite: 8056,
  liveContent: 8057,
  ownSite: 8058,
  secondSite: 8060,
  secondContact: 8066,
  stretchedSite: 8067,
  publishedEdit: 5176,
};

export const ports = Object.fromEntries(
  Object.entries(base).map(([name, port]) => [name, port + portOffset()]),
) as typeof base;

export const emulatorPorts = {
  hosting: ports.hosting,
  functions: ports.functions,
  tasks: ports.tasks,
  eventarc: ports.eventarc,
  hub: ports.hub,
  logging: ports.logging,
};

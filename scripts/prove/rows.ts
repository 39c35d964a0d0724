import { browserRows } from './browser-rows.ts';
import { emulatorRows } from './emulator-rows.ts';
import { startEmulatorsPlace } from './emulators-place.ts';
import { functionFaultRows } from './function-fault-rows.ts';
import { startFunctions } from './functions-place.ts';
import { inputRows } from './input-rows.ts';
import { mailFaultRows } from './mail-fault-rows.ts';
import { inPlace, type Row } from './row.ts';
import { trafficRows } from './traffic-rows.ts';

/** What the built functions show by themselves. */
export const functionRows: Row[] = inPlace(startFunctions, [
  ...trafficRows,
  ...inputRows,
  ...functionFaultRows,
  ...mailFaultRows,
]);

/** Every promise about requests, in the order in which they are shown. */
export const rows: Row[] = [...functionRows, ...inPlace(startEmulatorsPlace, emulatorRows), ...browserRows];

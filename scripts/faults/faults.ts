import { accessibilityFaults } from './accessibility-faults.ts';
import { contentFaults } from './content-faults.ts';
import { deliveryFaults } from './delivery-faults.ts';
import type { Fault } from './fault.ts';
import { formFaults } from './form-faults.ts';
import { intakeFaults } from './intake-faults.ts';
import { pageFaults } from './page-faults.ts';
import { securityFaults } from './security-faults.ts';
import { visitFaults } from './visit-faults.ts';

/** The seeded faults, by what they break. */
export const faults: Fault[] = [
  ...pageFaults,
  ...contentFaults,
  ...accessibilityFaults,
  ...visitFaults,
  ...formFaults,
  ...intakeFaults,
  ...deliveryFaults,
  ...securityFaults,
];

// Import this before any module that reads the environment.
import { testEnvironment } from './test-environment.ts';

Object.assign(process.env, testEnvironment());

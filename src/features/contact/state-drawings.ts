import failedDrawing from 'brand:drawings/state-failed.svg';
import sendingDrawing from 'brand:drawings/state-sending.svg';
import sentDrawing from 'brand:drawings/state-sent.svg';

/** Drawings of the states after a submit; preloaded, since the network may fail then. */
export const stateDrawings = [sendingDrawing, sentDrawing, failedDrawing];

/** Media queries of breakpoints.css that code needs; older browsers do not support `width >=`. */
export const belowTablet = '(max-width: 47.9375em)';
export const fromTablet = '(min-width: 48em)';
export const fromDesktop = '(min-width: 57.625em)';

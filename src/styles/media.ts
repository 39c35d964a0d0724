/** Media conditions that code needs from breakpoints.css; older browsers know no `width >=`. */
export const belowTablet = '(max-width: 47.9375em)';
export const fromTablet = '(min-width: 48em)';
export const fromDesktop = '(min-width: 57.625em)';

/** Something wrong with a brand: the file, from the clinic's folder, and what to do. */
export type BrandFault = { file: string; message: string };

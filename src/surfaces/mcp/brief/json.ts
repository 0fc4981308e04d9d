export type Json = string | number | boolean | null | readonly Json[] | Item;
export type Item = { readonly [key: string]: Json };

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isItem = (value: Json | undefined): value is Item =>
  typeof value === 'object' && value !== null && !isList(value);

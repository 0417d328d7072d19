/** The id of the part of a public page that holds what it was made from. */
export const PAGE_BLOCK = 'page-data';

/** The id of the element of a public page that holds the data it was rendered from. */
export const PAGE_DATA_ID = 'page-data';

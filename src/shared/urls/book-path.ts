export const bookPath = (year: number | string) => `/year/${year}`

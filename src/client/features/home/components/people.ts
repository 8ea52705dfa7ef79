export const people = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** The text of a file. */
declare module '*.md' {
  const text: string
  export default text
}

/** Address of a file of the build. */
declare module '*.woff2' {
  const address: string
  export default address
}

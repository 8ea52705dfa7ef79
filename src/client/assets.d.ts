/** A file of the build, by its address. */
declare module '*.woff2' {
  const address: string
  export default address
}

/** Address of a file of the build. */
declare module '*.woff2' {
  const address: string
  export default address
}

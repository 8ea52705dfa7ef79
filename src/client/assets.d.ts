declare module '*.md' {
  const text: string
  export default text
}

declare module '*.woff2' {
  const address: string
  export default address
}

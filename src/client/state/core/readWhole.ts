/** Reads a body once: RTK would read it twice from a clone, and 5,000 rows are over a megabyte. @throws like `fetch` when the connection is lost */
export const readWhole = async (answer: Response): Promise<Response> => {
  const { status, statusText, headers } = answer
  const body = await answer.text()
  const read = new Response(null, { status, statusText, headers })
  read.text = () => Promise.resolve(body)
  read.clone = () => read
  return read
}

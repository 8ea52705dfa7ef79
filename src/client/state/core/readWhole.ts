/**
 * Reads a body once, as text. RTK reads every body twice, the second time from a clone; a list of 5,000 rows is over a megabyte.
 * So the answer has no stream of its own: its `text` and its clone give what was read.
 * @throws as `fetch` does, when the line is lost in the middle of a body
 */
export const readWhole = async (answer: Response): Promise<Response> => {
  const { status, statusText, headers } = answer
  const body = await answer.text()
  const read = new Response(null, { status, statusText, headers })
  read.text = () => Promise.resolve(body)
  read.clone = () => read
  return read
}

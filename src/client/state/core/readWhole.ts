/**
 * An answer with its body already read, as text and once. RTK reads each body twice, the second time through a clone that only
 * some engines need; a list of 5,000 rows is over a megabyte.
 * @throws as `fetch` does, when the line is lost in the middle of a body
 */
export const readWhole = async (answer: Response): Promise<Response> => {
  const { ok, status, statusText, headers, url } = answer
  const body = await answer.text()
  const read = { ok, status, statusText, headers, url, text: () => Promise.resolve(body), clone: () => read }
  return read as unknown as Response
}

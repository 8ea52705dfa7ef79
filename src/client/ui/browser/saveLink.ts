/**
 * Lets the browser save a file from its address: it may be too large for the page's memory.
 * @param name of the file; without it the server names it
 */
export const saveLink = (address: string, name = ''): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

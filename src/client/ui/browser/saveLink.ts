/** Lets the browser save a file from its address: it may be too large for the page's memory. */
export const saveLink = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

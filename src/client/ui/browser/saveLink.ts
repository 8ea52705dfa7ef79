/** By address and not by content, which may be too large for the page's memory. @param name without it the server names the file */
export const saveLink = (address: string, name = ''): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

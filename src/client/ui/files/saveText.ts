/** Hands bytes to the browser as a file to keep. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; at once some browsers would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * The same for a text.
 * @param type its media type, such as `text/csv;charset=utf-8`
 */
export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))

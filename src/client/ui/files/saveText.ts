/** Downloads what an address holds, such as a `data:` one. */
export const saveAddress = (name: string, address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  saveAddress(name, address)
  // Freed late: some browsers still read the address after `click()`.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * Downloads a text as a file.
 * @param type its media type, such as `text/csv;charset=utf-8`
 */
export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))

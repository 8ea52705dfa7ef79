import { saveLink } from '../browser/saveLink'

export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob)
  saveLink(address, name)
  // Freed late: some browsers still read the address after `click()`.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))

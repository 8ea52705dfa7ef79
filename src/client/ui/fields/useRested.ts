import { useEffect, useState } from 'react'

/** How long typing must pause before the server is asked, ms. */
const REST_MS = 150

/** The text at the last pause in typing; `now` takes the current one at once. */
export const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { rested, now: () => setRested(text) }
}

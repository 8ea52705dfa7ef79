import { useEffect, useState } from 'react'

/** Pause in typing before the server is asked, ms. */
const REST_MS = 150

/** `now` takes the current text at once. */
export const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { rested, now: () => setRested(text) }
}

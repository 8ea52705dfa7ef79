import { useCallback, useState } from 'react'

const KEY = 'menu-doblado'

const kept = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.map(String) : []
  } catch {
    return []
  }
}

/** Which sections of the menu this browser left folded. Nothing personal: names of sections. */
export const useFolded = () => {
  const [folded, setFolded] = useState(kept)
  const fold = useCallback((section: string, away: boolean) => {
    const others = kept().filter((each) => each !== section)
    const next = away ? [...others, section] : others
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing folds for as long as the window is open.
    }
    setFolded(next)
  }, [])
  return { folded, fold }
}

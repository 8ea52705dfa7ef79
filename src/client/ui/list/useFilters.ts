import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Filters in the address, so that Back and a reload keep them; '' filters nothing. `names` must be declared outside the component. */
export const useFilters = <Name extends string>(names: readonly Name[]) => {
  const [params, setParams] = useSearchParams()
  const values = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>,
    [names, params],
  )
  const change = useCallback(
    (patch: Partial<Record<Name, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(patch) as [Name, string][]) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true },
      ),
    [setParams],
  )
  return { values, change }
}

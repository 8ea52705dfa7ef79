/** The set with this member in it, or without it. */
export const withMember = <T>(set: ReadonlySet<T>, member: T, isIn: boolean): ReadonlySet<T> => {
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}

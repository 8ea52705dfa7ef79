/**
 * The whole tag vocabulary: what a write may make stale. The client's cache is cut by it, and a live change names nothing
 * else: no ids, no names, no amounts.
 */
export const TAG_TYPES = [
  'Cycle',
  'Student',
  'Parent',
  'Notice',
  'Charge',
  'User',
  'Role',
  'Scholarship',
  'Group',
  'Tuition',
  'Questionnaire',
  'Payment',
  'CashCut',
  'Contact',
  'CalendarEntry',
  'SchoolEvent',
  'Mention',
  'Employee',
  'Department',
  'Backup',
] as const
export type TagType = (typeof TAG_TYPES)[number]

/**
 * Every tag that a write can make stale. The client's cache is divided by them, and a live change carries only tags: no ids,
 * names or amounts.
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
  'School',
  'Opening',
  'Concept',
  'Service',
  'DocumentKind',
  'Document',
] as const
export type TagType = (typeof TAG_TYPES)[number]

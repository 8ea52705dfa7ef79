import { createContext } from 'react'
import type { IsoDate } from '@contract/domain/dates'

/** Today in the school's time zone; '' outside the product, where the zone is unknown. */
export const SchoolDayContext = createContext<() => IsoDate | ''>(() => '')

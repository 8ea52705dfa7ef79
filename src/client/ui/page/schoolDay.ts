import { createContext } from 'react'
import type { IsoDate } from '@contract/domain/dates'

/** The day it is in the school; '' outside the product, where no school's zone is known. */
export const SchoolDayContext = createContext<() => IsoDate | ''>(() => '')

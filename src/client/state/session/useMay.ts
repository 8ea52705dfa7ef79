import { useAppSelector } from '../hooks'
import { selectMay, type May } from './session.selectors'

export const useMay = (): May => useAppSelector(selectMay)

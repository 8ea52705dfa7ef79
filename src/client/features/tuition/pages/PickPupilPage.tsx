import { monthsView, TuitionPicker } from '../components/TuitionViews'

/** Whose tuition is paid, month by month. */
export function PickPupilPage() {
  return <TuitionPicker view={monthsView} />
}

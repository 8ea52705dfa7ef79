import { monthsView, TuitionPicker } from '../components/TuitionViews'

export function PickPupilPage() {
  return <TuitionPicker view={monthsView} />
}

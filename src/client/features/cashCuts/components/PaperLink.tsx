import Button from '@mui/material/Button'
import { useGetCashCutPaperQuery } from '../../../state/cashCuts/cashCuts.api'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../cashCuts.texts'

/** Opens the cut's paper in a tab of its own, where the browser prints it. */
export function PaperLink({ id }: { id: number }) {
  const { data: url } = useGetCashCutPaperQuery({ id }, { refetchOnMountOrArgChange: true })
  if (!url) return null
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="external" />}
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
    >
      {texts.print}
    </Button>
  )
}

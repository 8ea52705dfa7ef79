import Drawer from '@mui/material/Drawer'
import { SideMenu } from './SideMenu'

interface MenuDrawerProps {
  open: boolean
  /** Pixels. */
  width: number
  schoolName: string
  onClose: () => void
}

export function MenuDrawer({ open, width, schoolName, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width } } }}>
      <SideMenu schoolName={schoolName} />
    </Drawer>
  )
}

import Drawer from '@mui/material/Drawer'
import { SideMenu } from './SideMenu'

interface MenuDrawerProps {
  open: boolean
  /** px */
  width: number
  onClose: () => void
}

/** The side menu as an offcanvas, for narrow screens. */
export function MenuDrawer({ open, width, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width } } }}>
      <SideMenu />
    </Drawer>
  )
}

import type { Position } from './position.ts'
import { careAndFoodPositions } from './positions-care-food.ts'
import { energyAndBuildingPositions } from './positions-energy-building.ts'
import { officePositions } from './positions-office.ts'
import { outdoorPositions } from './positions-outdoors.ts'
import type { Trade } from './trades.ts'

const all = [
  ...energyAndBuildingPositions,
  ...officePositions,
  ...careAndFoodPositions,
  ...outdoorPositions,
]

export const positionsOf = (trade: Trade): Position[] => all.filter((each) => each.trade === trade)

import { deskStops } from '@tests/support/walk/desk-stops';
import { findNoBarriers } from '@tests/support/walk/findNoBarriers';
import { ownStops } from '@tests/support/walk/own-stops';

findNoBarriers([...ownStops, ...deskStops]);

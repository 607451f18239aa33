export type { MisterraEffects as Effects, MisterraEndangered as Endangered } from '../../api/schema';

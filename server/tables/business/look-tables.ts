/** The tables about what the owner put in place of our pictures, mark, seal and accent colour, as part of the schema. */
export type LookTables = {
  /** By the name of what is replaced; null stands for ours. */
  looks: { name: string; current_id: string | null; previous_id: string | null; changed_at: number };
  /** What the owner chose, as JSON. */
  look_versions: { id: string; name: string; details: string; made_at: number };
  /** The files of a version, by the address that each stands at. */
  look_files: { version_id: string; address: string; hash: string };
};
